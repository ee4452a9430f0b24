import type { SkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { languageOf, truncate } from '@mentor-connect/i18n'
import {
  Card,
  CoverLink,
  Muted,
  Row,
  SubjectTag,
  TARGET,
  color,
  font,
  motion,
  shadow,
  space,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { PathFacts } from './PathFacts'
import { useMadeBy } from './useMadeBy'
import { useSkillPathAddresses } from './useSkillPathAddresses'

const PURPOSE_SHOWN = 140

export function PathCard({ path }: { path: SkillPathSummary }) {
  const { pathOf } = useSkillPathAddresses()
  const madeBy = useMadeBy()
  const { title, purpose, language, subjects, slug } = path
  return (
    <Box as="li" $padding={5}>
      <Row $gap={2}>
        {subjects.map((subject) => (
          <SubjectTag key={subject} subject={subject} />
        ))}
      </Row>
      <Name>
        <CoverLink to={pathOf(slug)} lang={languageOf(title, language)}>
          {title}
        </CoverLink>
      </Name>
      <Muted lang={languageOf(purpose, language)}>{truncate(purpose, PURPOSE_SHOWN)}</Muted>
      <Foot>
        <PathFacts path={path} />
        <Muted>{madeBy(path)}</Muted>
      </Foot>
    </Box>
  )
}

const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  overflow-wrap: anywhere;
  transition: box-shadow ${motion.normal};

  &:hover {
    border-color: ${color.control};
    box-shadow: ${shadow.medium};
  }
`

const Name = styled.h2`
  font-size: ${font.size.h3};
  font-weight: ${font.weight.semibold};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${TARGET};
    color: ${color.primary};
  }
`

const Foot = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: auto;
`
