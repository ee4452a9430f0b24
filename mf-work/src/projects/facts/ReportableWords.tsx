import { Report, type ReportProps } from '@mentor-connect/features/report/button'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, Row } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { Words } from './Words'

interface ReportableWordsProps extends Pick<ReportProps, 'kind' | 'name'> {
  /** Id of the text; undefined if it cannot be reported. */
  subjectId: string | undefined
  text: string
  isOwn: boolean
  /** True if the text was hidden after a report. */
  isHidden: boolean | undefined
}

/** A text in a project, with the button that reports it unless the reader has written it. */
export function ReportableWords({ text, isOwn, isHidden, subjectId, ...report }: ReportableWordsProps) {
  const t = useT()
  if (isHidden) return <Muted>{t('projects.textHidden')}</Muted>
  return (
    <>
      {text && <Words lang={languageOf(text)}>{text}</Words>}
      {!isOwn && subjectId && (
        <Row>
          <Report subjectId={subjectId} {...report} />
        </Row>
      )}
    </>
  )
}
