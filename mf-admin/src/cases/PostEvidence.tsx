import type { CaseDetail, CaseEvidence } from '@mentor-connect/contract/admin/cases'
import { useKindT } from '@mentor-connect/features/report/kinds'
import { useFormats } from '@mentor-connect/i18n'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'

interface PostEvidenceProps {
  content: CaseEvidence['content']
  about: CaseDetail['about']
}

/** A question or answer in a lesson, with its author and lesson. An answer is shown below its question. */
export function PostEvidence({ content, about }: PostEvidenceProps) {
  const t = useT()
  const kindT = useKindT()
  const { dateTime } = useFormats()
  const textOf = (...names: string[]) =>
    names.map((name) => content[name]).find((value): value is string => typeof value === 'string') ?? '–'
  const isAnswer = 'question' in content
  const question = isAnswer
    ? [textOf('question'), textOf('question_text')]
    : [textOf('title'), textOf('text')]
  return (
    <Details
      items={[
        [t('admin.evidence.author'), about.name ?? t('admin.person.deleted')],
        [t('admin.evidence.course'), textOf('course', 'course_id')],
        [t('admin.evidence.lesson'), textOf('lesson', 'lesson_id')],
        [kindT('reported.question.kind'), question.join('\n')],
        ...(isAnswer ? ([[kindT('reported.answer.kind'), textOf('text')]] satisfies [string, string][]) : []),
        [t('admin.evidence.written'), dateTime(textOf('created_at'))],
      ]}
    />
  )
}
