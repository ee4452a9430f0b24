import type { PasskeysTable } from '../../kernel/database/passkeyTables'
import type { StoredPasskey } from '../../platform/passkeys/relyingParty'

/** Converts a passkey to the form that a relying party needs. */
export function toStored({ credential_id, public_key, counter, transports }: PasskeysTable): StoredPasskey {
  return { id: credential_id, public_key, counter, transports }
}
