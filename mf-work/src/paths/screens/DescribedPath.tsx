import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { PageTitle } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { BackTo, Card, Muted, Row, Stack, SubjectTag, Title, font, media, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { JoinPanel } from './JoinPanel'
import { Milestones } from './Milestones'
import { PathFacts } from './PathFacts'
import { ReportPath } from './ReportPath'
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
        <Side>
          <Card $padding={5}>
            <Stack $gap={4}>
              <PathFacts path={path} />
              {path.untimedCourses > 0 && (
                <Muted>{t('paths.page.untimed', { count: path.untimedCourses })}</Muted>
              )}
              <JoinPanel path={path} part={part} />
            </Stack>
          </Card>
        </Side>
        <Stack $gap={5}>
          <Milestones path={path} place={part.data} />
          <ReportPath path={path} />
        </Stack>
      </Layout>
    </>
  )
}

/** On phones, joining comes before the courses. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  overflow-wrap: anywhere;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 5fr) minmax(20rem, 3fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space[8]};
  }
`

const Side = styled.div`
  ${media.desktopUp} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`

const Purpose = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-wrap;
`
