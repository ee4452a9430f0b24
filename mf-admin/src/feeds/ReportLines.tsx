import type { FeedRunReport } from '@mentor-connect/contract/admin/feeds'
import { FEED_LINES_MAX } from '@mentor-connect/contract/work/feedRules'
import { Muted, Row, Stack, Tag } from '@mentor-connect/ui'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { Written } from '../list-controls/Written'

/** The first lines of a report: first those that an operator has to read. */
export function ReportLines({ lines }: Pick<FeedRunReport, 'lines'>) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <RecordSection title={t('admin.feeds.report')}>
      <Muted>{t('admin.feeds.reportHelp', { max: FEED_LINES_MAX })}</Muted>
      <Stack as="ul" $gap={2}>
        {lines.map(({ outcome, title, reason }, index) => (
          // The index serves as key, because lines have no id and keep their order.
          <li key={index}>
            <Row $gap={2}>
              <Tag $tone={outcome === 'refused' || outcome === 'suspicious' ? 'accent' : 'neutral'}>
                {t(`admin.feeds.outcome.${outcome}`)}
              </Tag>
              {title ? <Written text={title} /> : t('admin.openings.platform.untitled')}
              {reason && <Muted>{t(`admin.feeds.reason.${reason}`)}</Muted>}
            </Row>
          </li>
        ))}
      </Stack>
    </RecordSection>
  )
}
