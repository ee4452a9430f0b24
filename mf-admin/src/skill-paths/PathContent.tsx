import type { OwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Link } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'

interface PathContentProps {
  path: OwnSkillPath
  mentor: NonNullable<OwnSkillPath['mentor']>
}

/** The content of a mentor’s path, which only the mentor changes. */
export function PathContent({ path, mentor }: PathContentProps) {
  const t = useT()
  const { number, dateTime } = useFormats()
  const { purpose, language, milestones, joined, updatedAt } = path
  return (
    <>
      <RecordSection>
        <Details
          items={[
            [
              t('admin.paths.maker'),
              <Link key="mentor" to={`/people/mentor/${mentor.id}`}>
                {mentor.name}
              </Link>,
            ],
            [
              t('admin.paths.purpose'),
              <span key="purpose" lang={languageOf(purpose, language)}>
                {purpose}
              </span>,
            ],
            [t('admin.courses.students'), number(joined)],
            [t('admin.paths.changed'), dateTime(updatedAt)],
          ]}
        />
      </RecordSection>
      <RecordSection title={t('admin.paths.courses')}>
        <Details
          items={milestones.map(({ title, courses }) => [
            title,
            <ol key={title}>
              {courses.map(({ courseId, course }) => (
                <li key={courseId}>
                  {course ? (
                    <Link to={`/courses/${courseId}`} lang={languageOf(course.title, course.language)}>
                      {course.title}
                    </Link>
                  ) : (
                    t('admin.paths.unavailable')
                  )}
                </li>
              ))}
            </ol>,
          ])}
        />
      </RecordSection>
    </>
  )
}
