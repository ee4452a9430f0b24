import { FEED_COLUMNS, NEEDED_FEED_COLUMNS, type FeedColumn } from '@mentor-connect/contract/work/feedRules'
import {
  OPENING_KINDS,
  OPENING_LEVELS,
  PAY_PERIODS,
  WORK_HOURS,
  WORKPLACES,
} from '@mentor-connect/contract/work/openingRules'
import { ButtonAnchor, Row, Stack } from '@mentor-connect/ui'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'

/** An example row, which is also the template. */
const EXAMPLE: Record<FeedColumn, string> = {
  id: 'N-1',
  title: 'Web developer',
  description: 'You build pages with us.',
  employer: 'Neel Studio (example)',
  website: 'https://neel.example.org',
  kind: 'job',
  hours: 'full',
  workplace: 'on-site',
  place: 'Indore',
  pay_from: '20000',
  pay_to: '30000',
  pay_per: 'month',
  skills: 'React;Web Development',
  languages: 'hi;en',
  level: 'fresher',
  seats: '2',
  starts_on: '',
  closes_on: '',
  link: 'https://neel.example.org/apply',
}

/** Values that a column accepts, if these are few. */
const VALUES: Partial<Record<FeedColumn, readonly string[]>> = {
  kind: OPENING_KINDS,
  hours: WORK_HOURS,
  workplace: WORKPLACES,
  pay_per: PAY_PERIODS,
  level: OPENING_LEVELS,
}

/** The mark at the beginning lets programs for spreadsheets read Hindi. */
const TEMPLATE = `\uFEFF${FEED_COLUMNS.join(',')}\r\n${FEED_COLUMNS.map((name) => EXAMPLE[name]).join(',')}\r\n`
const TEMPLATE_ADDRESS = `data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`

/** The columns of a CSV file, with a template to download. */
export function FileColumns() {
  const t = useT()
  const about = (column: FeedColumn) => {
    const isNeeded = NEEDED_FEED_COLUMNS.some((needed) => needed === column)
    const parts = [
      t(`admin.feeds.column.${column}`),
      VALUES[column]?.join(' · '),
      isNeeded && t('admin.feeds.needed'),
    ]
    return parts.filter(Boolean).join(' — ')
  }
  return (
    <>
      <Row>
        <ButtonAnchor $variant="ghost" href={TEMPLATE_ADDRESS} download="openings.csv">
          {t('admin.feeds.template')}
        </ButtonAnchor>
      </Row>
      <details>
        <summary>{t('admin.feeds.columns')}</summary>
        <Stack $gap={3}>
          <Details items={FEED_COLUMNS.map((column) => [column, about(column)])} />
        </Stack>
      </details>
    </>
  )
}
