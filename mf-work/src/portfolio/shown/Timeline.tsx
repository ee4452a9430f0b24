import type { TimelineEntry } from '@mentor-connect/contract/work/portfolioRules'
import { languageOf } from '@mentor-connect/i18n'
import { CardTitle, Small, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Times of learning or of work, the latest first. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const t = useT()
  // Years are texts, because numbers would get a separator.
  const years = ({ from, to }: TimelineEntry) => {
    // The year is missing while the entry is being written.
    if (Number.isNaN(from)) return ''
    if (to === undefined) return t('portfolio.page.since', { from: String(from) })
    return to === from ? String(from) : t('portfolio.page.years', { from: String(from), to: String(to) })
  }
  return (
    <Stack as="ul" $gap={4}>
      {[...entries].sort(latestFirst).map((entry, index) => (
        // Two entries may have the same title.
        <Entry key={index}>
          <CardTitle lang={languageOf(entry.title)}>{entry.title}</CardTitle>
          <p lang={languageOf(entry.organisation)}>{entry.organisation}</p>
          <Small as="p">{years(entry)}</Small>
          {entry.text && <Text lang={languageOf(entry.text)}>{entry.text}</Text>}
        </Entry>
      ))}
    </Stack>
  )
}

const lastYear = ({ to = Infinity }: TimelineEntry) => to

const latestFirst = (a: TimelineEntry, b: TimelineEntry) =>
  lastYear(a) === lastYear(b) ? b.from - a.from : lastYear(b) - lastYear(a)

const Entry = styled.li`
  overflow-wrap: anywhere;
`

const Text = styled.p`
  max-width: 42rem;
  white-space: pre-line;
`
