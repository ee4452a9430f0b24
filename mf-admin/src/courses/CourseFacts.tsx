import type { AdminCourse } from '@mentor-connect/contract/admin/courses'
import { useFormats } from '@mentor-connect/i18n'
import { Tags, useSubjectName } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'

export function CourseFacts({ course }: { course: AdminCourse }) {
  const t = useT()
  const { dateTime, shortDate, number } = useFormats()
  const subject = useSubjectName()
  const { mentor, subjects, students, rating, createdAt, unlistedAt, unlistedReason } = course
  const { featuredAt, featuredUntil } = course
  return (
    <RecordSection>
      <Details
        items={[
          [
            t('admin.role.mentor'),
            <Link key="mentor" to={`/people/mentor/${mentor.id}`}>
              {mentor.name}
            </Link>,
          ],
          [t('admin.field.domains'), <Tags key="subjects" values={subjects.map(subject)} />],
          [t('admin.courses.students'), number(students)],
          [t('admin.courses.rating'), rating ? number(rating) : t('admin.courses.noRating')],
          [t('admin.courses.created'), shortDate(createdAt)],
          ...(featuredAt
            ? ([
                [
                  `${t('admin.courses.featured')} · ${dateTime(featuredAt)}`,
                  featuredUntil
                    ? t('admin.courses.feature.ends', { time: dateTime(featuredUntil) })
                    : t('admin.courses.feature.endless'),
                ],
              ] satisfies [string, string][])
            : []),
          ...(unlistedAt
            ? ([
                [`${t('admin.courses.unlisted')} · ${dateTime(unlistedAt)}`, unlistedReason ?? ''],
              ] satisfies [string, string][])
            : []),
        ]}
      />
    </RecordSection>
  )
}
