// Passkeys: what the device makes and answers, between browser and server.

import { api } from "./api";
import type { Me } from "./protocol";

/** Browsers bind passkeys to the name of a site: there are none under a bare address. */
export function passkeysWork(): boolean {
  const bare = /^[\d.]+$|:/.test(location.hostname);
  return !bare && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Whether the device has declined, or its owner; anything else went wrong. */
function declined(error: unknown): null {
  if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
  throw error;
}

/** A new passkey on this device; null where it made none. */
export async function makePasskey(name: string): Promise<Me | null> {
  const { token, options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(declined);
  if (!(made instanceof PublicKeyCredential)) return null;
  return api.addPasskey({ token, name, credential: { ...made.toJSON() } });
}

/** Comes in by a passkey of this device; null where none was used. */
export async function comeInByPasskey(): Promise<Me | null> {
  const { token, options } = await api.loginOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await navigator.credentials.get({ publicKey }).catch(declined);
  if (!(used instanceof PublicKeyCredential)) return null;
  return api.passkeyLogin({ token, credential: { ...used.toJSON() } });
}

/** What to call this device, as it tells of itself. */
export function deviceName(): string {
  return /iPhone|iPad|Android|Macintosh|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? "";
}
