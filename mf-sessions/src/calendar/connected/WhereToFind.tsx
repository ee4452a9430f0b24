import { Folded, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

const PROGRAMS = ['google', 'outlook', 'apple', 'caldav'] as const

/** Says where other programs show the address of a calendar. */
export function WhereToFind() {
  const t = useT()
  return (
    <Folded>
      <summary>{t('sessions.busy.where')}</summary>
      <Stack as="ul" $gap={3}>
        {PROGRAMS.map((program) => (
          <li key={program}>{t(`sessions.busy.where.${program}`)}</li>
        ))}
      </Stack>
    </Folded>
  )
}
