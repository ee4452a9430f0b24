import { FlagsContext, useFlag } from '@mentor-connect/contract/flags'
import { AreaSlot, SlotsContext, type Slots } from '@mentor-connect/contract/slots'
import { useFormats } from '@mentor-connect/i18n'
import { Card, Stack } from '../layout'
import { useExampleT } from './useExampleT'

const FLAG = 'jobs.new-search'
const SLOT = 'jobs.details'

/**
 * Shows the hooks for flags and slots in a document in which one flag is on and another area adds a card to a
 * slot.
 */
export function Additions() {
  const isOn = (name: string) => name === FLAG
  return (
    <FlagsContext value={{ isOn, isOnForAll: isOn }}>
      <SlotsContext value={ADDED}>
        <Page />
      </SlotsContext>
    </FlagsContext>
  )
}

function Page() {
  const t = useExampleT()
  const { longDate, number } = useFormats()
  return (
    <Stack>
      <p>{t(useFlag(FLAG) ? 'example.flag' : 'example.flagOff', { name: FLAG })}</p>
      <p>{t(useFlag('jobs.letters') ? 'example.flag' : 'example.flagOff', { name: 'jobs.letters' })}</p>
      <p>{t('example.dates', { date: longDate('2026-11-20T08:00:00Z'), number: number(2.5) })}</p>
      <AreaSlot name={SLOT} />
    </Stack>
  )
}

const ADDED: Slots = {
  navigation: () => [],
  contributions: (slot) =>
    (slot as string) === SLOT
      ? [{ id: 'chat/card', label: { en: '', hi: '' }, render: () => <AddedCard /> }]
      : [],
}

function AddedCard() {
  return <Card>{useExampleT()('example.slot', { name: SLOT })}</Card>
}
