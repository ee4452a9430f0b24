import type { CompletedPath } from '@mentor-connect/contract/learning/certificates'
import { languageOf } from '@mentor-connect/i18n'
import { CardTitle, Stack, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useSitePaths } from '../page-layout/useSitePaths'
import { useT } from './messages/useT'

interface PathCoursesProps {
  path: CompletedPath
  /** Called before the certificate of a course is shown. */
  onCourse: () => void
}

/** The courses of a completed path. Each links to the verification of its certificate. */
export function PathCourses({ path, onCourse }: PathCoursesProps) {
  const t = useT()
  const sitePaths = useSitePaths()
  return (
    <Stack $gap={2}>
      <CardTitle as="h3">{t('public.verify.pathCourses')}</CardTitle>
      <List>
        {path.courses.map(({ courseId, certificateId, name }) => (
          <li key={courseId}>
            <Link
              to={sitePaths.verifyCertificateOf(certificateId)}
              onClick={onCourse}
              lang={languageOf(name)}
            >
              {name}
            </Link>
          </li>
        ))}
      </List>
    </Stack>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[6]};
  list-style: decimal;
  overflow-wrap: anywhere;
`
