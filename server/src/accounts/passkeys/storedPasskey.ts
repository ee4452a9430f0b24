import type { PasskeysTable } from '../../kernel/database/passkeyTables'
import type { StoredPasskey } from '../../platform/passkeys/relyingParty'

/** A passkey as a relying party needs it. */
export function toStored({ credential_id, public_key, counter, transports }: PasskeysTable): StoredPasskey {
  return { id: credential_id, public_key, counter, transports }
}
