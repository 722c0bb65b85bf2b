"""The key of a rate limit: an IPv4 address, or an IPv6 /64 network, which is what one home has."""

from ipaddress import IPv6Address, ip_address


def network_of(host: str) -> str:
    """Return the network of an address, however it is spelled; anything else unchanged.

    An IPv4-mapped IPv6 address (::ffff:192.0.2.1), as a dual-stack listener sees it, counts as IPv4.
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
