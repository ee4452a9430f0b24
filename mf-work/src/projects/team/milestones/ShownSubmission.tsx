import { mostPoints, type Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import type { MilestoneSubmission } from '@mentor-connect/contract/work/projects/teamMilestones'
import { languageOf } from '@mentor-connect/i18n'
import { Notice, Small, Stack } from '@mentor-connect/ui'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { FileButton } from '../files/FileButton'
import { useT } from '../messages/useT'

interface ShownSubmissionProps {
  submission: MilestoneSubmission
  rubric: Pick<Rubric, 'criteria'>
}

/** A milestone as it was handed in, with the decision of the mentor. */
export function ShownSubmission({ submission, rubric }: ShownSubmissionProps) {
  const t = useT()
  const { timeText } = useWhenText()
  const { text, links, files, by, sentAt, outcome, points, remarks } = submission
  return (
    <Stack $gap={3}>
      <Small as="p">
        {t('projects.milestones.sentBy', { name: by || t('projects.formerPerson'), date: timeText(sentAt) })}
      </Small>
      {text && <Words lang={languageOf(text)}>{text}</Words>}
      {links.map((link) => (
        <Words key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
            {link}
          </a>
        </Words>
      ))}
      {files.map((file) => (
        <FileButton key={file.id} file={file} />
      ))}
      {outcome && (
        <Notice tone={outcome === 'approved' ? 'success' : 'info'}>
          <p>
            {t(`projects.milestones.${outcome}`)}
            {points !== undefined &&
              ` · ${t('projects.milestones.points', { points, most: mostPoints(rubric) })}`}
          </p>
          {remarks && <Words lang={languageOf(remarks)}>{remarks}</Words>}
        </Notice>
      )}
    </Stack>
  )
}
