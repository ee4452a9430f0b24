import { mostPoints, type Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import type { MilestoneSubmission } from '@mentor-connect/contract/work/projects/teamMilestones'
import { languageOf } from '@mentor-connect/i18n'
import { Notice, Small, Stack } from '@mentor-connect/ui'
import { useWhenText } from '../../facts/useWhenText'
import { ReportableWords } from '../../facts/ReportableWords'
import { Words } from '../../facts/Words'
import { FileButton } from '../files/FileButton'
import { useT } from '../messages/useT'

interface ShownSubmissionProps {
  submission: MilestoneSubmission
  /** Title of the milestone. */
  title: string
  rubric: Pick<Rubric, 'criteria'>
}

/** A milestone as it was handed in, with the decision of the mentor. */
export function ShownSubmission({ submission, title, rubric }: ShownSubmissionProps) {
  const t = useT()
  const { timeText } = useWhenText()
  const { id, text, isOwn = false, isHidden, links, files, by, sentAt, outcome, points, remarks } = submission
  return (
    <Stack $gap={3}>
      <Small as="p">
        {t('projects.milestones.sentBy', { name: by || t('projects.formerPerson'), date: timeText(sentAt) })}
      </Small>
      <ReportableWords kind="project-submission" subjectId={id} name={title} {...{ text, isOwn, isHidden }} />
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
