import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { liftBlock, listBlockedPeople, type BlockedPerson } from '@mentor-connect/contract/trust/blocks'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Button, LoadFailed, Muted, Notice, useFailureText } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { Earlier } from '../decisions/Earlier'
import { Details, Item, Name, Said, SessionItems, Times } from '../security/SessionItem'
import { SettingsCard } from '../SettingsCard'
import { useBlocksT } from './useBlocksT'

/** Number of people who are shown at once. */
const SHOWN = 5

/** The people whom a person has blocked, in conversations, rooms, projects and the community. */
export function BlockedPeopleCard() {
  const t = useBlocksT()
  const failureText = useFailureText()
  const { data, error, retry, setData } = useEndpoint(listBlockedPeople, {})
  const { attempt, isBusy, failure } = useAttempt()
  const [lifted, setLifted] = useState<string>()
  const status = useRef<HTMLDivElement>(null)
  if (!data && !error) return null
  if (data?.people.length === 0 && lifted === undefined) return null
  const people = data?.people ?? []

  /** The focus moves to the result, because the pressed button disappears together with the person. */
  const lift = async ({ blockId, name }: BlockedPerson) => {
    if (!(await attempt(() => call(liftBlock, { params: { blockId }, body: {} })))) return
    setData({ people: people.filter((one) => one.blockId !== blockId) })
    setLifted(name)
    status.current?.focus()
  }
  const items = people.map((person) => (
    <BlockedItem key={person.blockId} person={person} isBusy={isBusy} onLift={() => void lift(person)} />
  ))
  const older = items.slice(SHOWN)
  return (
    <SettingsCard title={t('account.blocks.title')}>
      {!data && <LoadFailed error={error!} onRetry={retry} />}
      {items.length > 0 && <Muted>{t('account.blocks.intro')}</Muted>}
      <div ref={status} tabIndex={-1}>
        {lifted !== undefined && (
          <Notice tone="success">{t('account.blocks.lifted', { name: lifted })}</Notice>
        )}
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {items.length > 0 && <SessionItems>{items.slice(0, SHOWN)}</SessionItems>}
      {older.length > 0 && (
        <Earlier title={t('account.blocks.older', { count: older.length })}>
          <SessionItems>{older}</SessionItems>
        </Earlier>
      )}
    </SettingsCard>
  )
}

interface BlockedItemProps {
  person: BlockedPerson
  isBusy: boolean
  onLift: () => void
}

function BlockedItem({ person: { name, role, since }, isBusy, onLift }: BlockedItemProps) {
  const t = useBlocksT()
  const { longDate } = useFormats()
  return (
    <Item>
      <Details>
        <Said>
          <Name lang={languageOf(name)}>{name}</Name>
          {role === 'mentor' && <Times>{t('account.blocks.mentor')}</Times>}
          <Times>{t('account.blocks.since', { date: longDate(since) })}</Times>
        </Said>
        <Button
          $variant="secondary"
          $small
          $inactive={isBusy}
          aria-label={t('account.blocks.liftOf', { name })}
          onClick={onLift}
        >
          {t(isBusy ? 'account.blocks.busy' : 'account.blocks.lift')}
        </Button>
      </Details>
    </Item>
  )
}
