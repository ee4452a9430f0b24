import type { OwnPasskey } from '@mentor-connect/contract/accounts/passkeys'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Tag } from '@mentor-connect/ui'
import { KeyRound } from 'lucide-react'
import { Details, Item, Name, Said, Times } from '../SessionItem'
import { usePasskeysT } from './usePasskeysT'

export { SessionItems as PasskeyItems } from '../SessionItem'

/** A passkey: its name, when it was added and last used, and if there are copies on other devices. */
export function PasskeyItem({ passkey, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) {
  const t = usePasskeysT()
  const { dateTime, longDate } = useFormats()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  return (
    <Item>
      <KeyRound size={22} aria-hidden />
      <Details>
        <Said>
          <Name>{name}</Name> <Tag>{t(isSynced ? 'account.passkeys.synced' : 'account.passkeys.single')}</Tag>
          <Times>
            {lastUsedAt
              ? t('account.passkeys.lastUsed', { at: dateTime(lastUsedAt) })
              : t('account.passkeys.neverUsed')}
          </Times>
          <Times>{t('account.passkeys.added', { at: longDate(createdAt) })}</Times>
        </Said>
        <Button
          $variant="secondary"
          $small
          aria-label={t('account.passkeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('account.passkeys.remove')}
        </Button>
      </Details>
    </Item>
  )
}
