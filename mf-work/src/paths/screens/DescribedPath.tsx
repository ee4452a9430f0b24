import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Report } from '@mentor-connect/features/report/button'
import { languageOf } from '@mentor-connect/i18n'
import {
  DetailLayout,
  DetailSide,
  BackTo,
  Card,
  Muted,
  Row,
  Stack,
  SubjectTag,
  Title,
  font,
} from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { JoinPanel } from './JoinPanel'
import { Milestones } from './Milestones'
import { PathFacts } from './PathFacts'
import { usePathPlace } from './usePathPlace'
import { useMadeBy } from './useMadeBy'
import { useSkillPathAddresses } from './useSkillPathAddresses'
import { useT } from './messages/useT'

interface DescribedPathProps {
  path: SkillPath
  onChanged: () => void
}

export function DescribedPath({ path, onChanged }: DescribedPathProps) {
  const t = useT()
  const { list, mentorOf } = useSkillPathAddresses()
  const madeBy = useMadeBy()
  const part = usePathPlace(path._id, onChanged)
  const { title, purpose, language, subjects, mentor } = path
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackTo to={list}>{t('paths.page.all')}</BackTo>
      <Layout>
        <Stack as="header" $gap={3}>
          <Row $gap={2}>
            {subjects.map((subject) => (
              <SubjectTag key={subject} subject={subject} />
            ))}
          </Row>
          <Title lang={languageOf(title, language)}>{title}</Title>
          <Purpose lang={languageOf(purpose, language)}>{purpose}</Purpose>
          {mentor ? <Link to={mentorOf(mentor.id)}>{madeBy(path)}</Link> : <Muted>{madeBy(path)}</Muted>}
        </Stack>
        <DetailSide>
          <Card $padding={5}>
            <Stack $gap={4}>
              <PathFacts path={path} />
              {path.untimedCourses > 0 && (
                <Muted>{t('paths.page.untimed', { count: path.untimedCourses })}</Muted>
              )}
              <JoinPanel path={path} part={part} />
            </Stack>
          </Card>
        </DetailSide>
        <Stack $gap={5}>
          <Milestones path={path} place={part.data} />
          <Report kind="skill-path" subjectId={path._id} name={path.title} ownerId={path.mentor?.id} />
        </Stack>
      </Layout>
    </>
  )
}

const Layout = styled(DetailLayout)`
  overflow-wrap: anywhere;
`

const Purpose = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-wrap;
`
