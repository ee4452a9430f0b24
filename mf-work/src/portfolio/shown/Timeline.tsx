import { latestFirst, type TimelineEntry } from '@mentor-connect/contract/work/timelineRules'
import { monthAndYear } from '@mentor-connect/contract/work/timelineTexts'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { CardTitle, Small, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Periods of learning or of work, the latest first. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const t = useT()
  const locale = useLocale()
  const times = ({ from, fromMonth, to, toMonth }: TimelineEntry) => {
    // The year is missing while the entry is being written.
    if (Number.isNaN(from)) return ''
    const begin = monthAndYear(from, fromMonth, locale)
    if (to === undefined) return t('portfolio.page.since', { from: begin })
    const end = monthAndYear(to, toMonth, locale)
    return begin === end ? begin : t('portfolio.page.years', { from: begin, to: end })
  }
  return (
    <Stack as="ul" $gap={4}>
      {[...entries].sort(latestFirst).map((entry, index) => (
        // The index serves as key, because two entries may have the same title.
        <Entry key={index}>
          <CardTitle lang={languageOf(entry.title)}>{entry.title}</CardTitle>
          <p lang={languageOf(entry.organisation)}>{entry.organisation}</p>
          {entry.isVolunteer && <Small as="p">{t('portfolio.page.volunteering')}</Small>}
          <Small as="p">{times(entry)}</Small>
          {entry.text && <Text lang={languageOf(entry.text)}>{entry.text}</Text>}
        </Entry>
      ))}
    </Stack>
  )
}

const Entry = styled.li`
  overflow-wrap: anywhere;
`

const Text = styled.p`
  max-width: 42rem;
  white-space: pre-line;
`
