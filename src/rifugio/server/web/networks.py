"""The key of a rate limit: an IPv4 address, or an IPv6 /64 network, which is what one household has."""

from ipaddress import IPv6Address, ip_address


def network_of(host: str) -> str:
    """Return the network of an address in whichever form it is written; anything else as it is.

    An IPv4 address counts as itself, also where it is written as IPv6 (::ffff:192.0.2.1), as a listener for
    both kinds sees it.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
