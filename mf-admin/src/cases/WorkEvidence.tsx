import type { CaseEvidence } from '@mentor-connect/contract/admin/cases'
import { useFormats } from '@mentor-connect/i18n'
import { Link } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'

/** The work that a learner has sent for a task, and the mentor's comment if that was reported. */
export function WorkEvidence({ content }: Pick<CaseEvidence, 'content'>) {
  const t = useT()
  const { dateTime } = useFormats()
  const textOf = (name: string) => {
    const value = content[name]
    return typeof value === 'string' && value !== '' ? value : '–'
  }
  const timeOf = (name: string) => (typeof content[name] === 'string' ? dateTime(content[name]) : '–')
  const isComment = 'comment' in content
  const sent = [content['text'], content['link'], content['file']].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  )
  return (
    <Details
      items={[
        [t('admin.evidence.learner'), textOf('learner')],
        [t('admin.evidence.mentor'), textOf('mentor')],
        [
          t('admin.evidence.course'),
          <Link key="course" to={`/courses/${textOf('course_id')}`}>
            {textOf('course')}
          </Link>,
        ],
        [t('admin.evidence.lesson'), textOf('lesson')],
        [t('admin.evidence.work', { time: timeOf('sent_at') }), sent.join('\n') || '–'],
        ...(isComment
          ? ([[t('admin.evidence.comment', { time: timeOf('decided_at') }), textOf('comment')]] satisfies [
              string,
              string,
            ][])
          : []),
      ]}
    />
  )
}
