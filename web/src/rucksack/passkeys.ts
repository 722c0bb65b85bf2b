/** Passkeys in this browser: made, and shown to the server. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import * as api from "../carrying/api";
import type { MadePasskey, PasskeyProof } from "../wire/api";

type NewOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type OpenOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Whether this browser has passkeys; over plain http none has. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Makes a passkey; null if its person changed their mind, or the device has one for this rucksack already. */
export async function make(session: string): Promise<MadePasskey | null> {
  const optionsJSON = (await api.newPasskey(session)) as NewOptions;
  const made = await orNull(startRegistration({ optionsJSON }));
  if (!made) return null;
  return { id: made.id, client_data: made.response.clientDataJSON, attestation: made.response.attestationObject };
}

/** Proves that its person has a passkey here; null if there is none, or they changed their mind. */
export async function prove(): Promise<PasskeyProof | null> {
  const optionsJSON = (await api.challenge()) as OpenOptions;
  const proof = await orNull(startAuthentication({ optionsJSON }));
  if (!proof) return null;
  const { clientDataJSON, authenticatorData, signature } = proof.response;
  return { id: proof.id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
}

/** Browsers do not tell apart why there is none, so that no page learns which passkeys somebody has. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name !== "TypeError") return null;
    throw error;
  }
}
