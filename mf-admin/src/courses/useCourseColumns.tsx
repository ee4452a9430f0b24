import type { AdminCourse } from '@mentor-connect/contract/admin/courses'
import { useFormats } from '@mentor-connect/i18n'
import { Row, Tag, useSubjectName } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { useT } from '../messages/useT'

/** The columns of the list of courses. */
export function useCourseColumns(): Columns<AdminCourse> {
  const t = useT()
  const { shortDate, number } = useFormats()
  const subject = useSubjectName()
  return [
    { head: t('admin.certificates.course'), sort: 'title', render: ({ title }) => title },
    { head: t('admin.role.mentor'), render: ({ mentor }) => mentor.name },
    { head: t('admin.field.domains'), render: ({ subjects }) => subjects.map(subject).join(', ') },
    {
      head: t('admin.courses.students'),
      sort: 'learners',
      isNumber: true,
      render: ({ students }) => number(students),
    },
    {
      head: t('admin.courses.rating'),
      sort: 'rating',
      isNumber: true,
      render: ({ rating }) => (rating > 0 ? number(rating) : null),
    },
    { head: t('admin.courses.created'), sort: 'created', render: ({ createdAt }) => shortDate(createdAt) },
    { head: t('admin.list.state'), render: (course) => hasTags(course) && <CourseTags course={course} /> },
  ]
}

function CourseTags({ course: { featuredAt, unlistedAt, status } }: { course: AdminCourse }) {
  const t = useT()
  return (
    <Row $gap={1}>
      {featuredAt && <Tag>{t('admin.courses.featured')}</Tag>}
      {unlistedAt && <Tag $tone="accent">{t('admin.courses.unlisted')}</Tag>}
      {status === 'archived' && <Tag $tone="neutral">{t('admin.courses.archived')}</Tag>}
    </Row>
  )
}

const hasTags = ({ featuredAt, unlistedAt, status }: AdminCourse) =>
  featuredAt !== null || unlistedAt !== null || status === 'archived'
