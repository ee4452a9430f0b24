import type { OpeningSummary } from '@mentor-connect/contract/work/openings'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Card, CoverLink, Muted, Row, Small, Stack, Tag, color, font, space } from '@mentor-connect/ui'
import { CalendarClock, MapPin, Wallet } from 'lucide-react'
import styled from 'styled-components'
import { PlaceText } from '../opening-facts/PlaceText'
import { useDayText } from '../opening-facts/useDayText'
import { useOpeningPaths } from '../opening-facts/useOpeningPaths'
import { usePayText } from '../opening-facts/usePayText'
import { useT } from './messages/useT'

interface OpeningCardProps {
  opening: OpeningSummary
  /** Level of the heading. */
  level?: 2 | 3
}

/** One opening in a list. The whole card links to its page. */
export function OpeningCard({ opening, level = 2 }: OpeningCardProps) {
  const t = useT()
  const locale = useLocale()
  const openingPaths = useOpeningPaths()
  const payText = usePayText()
  const dayText = useDayText()
  const { title, employer, language, kind, languages, closesOn, pay } = opening
  return (
    <Box $padding={5}>
      <div>
        <Name as={`h${level}`}>
          <CoverLink to={openingPaths.one(opening._id)} lang={languageOf(title, language)}>
            {title}
          </CoverLink>
        </Name>
        <Muted lang={languageOf(employer.name, language)}>{employer.name}</Muted>
      </div>
      <Stack $gap={1}>
        <Fact>
          <MapPin size={18} aria-hidden />
          <PlaceText opening={opening} />
        </Fact>
        <Fact>
          <Wallet size={18} aria-hidden />
          <span>{payText(pay)}</span>
        </Fact>
        <Fact>
          <CalendarClock size={18} aria-hidden />
          <span>{t('openings.closesOn', { date: dayText(closesOn) })}</span>
        </Fact>
      </Stack>
      <Row $gap={2}>
        <Tag>{t(`openings.kind.${kind}`)}</Tag>
        {languages.map((one) => (
          <Tag key={one} $tone="neutral">
            {languageName(one, locale)}
          </Tag>
        ))}
      </Row>
    </Box>
  )
}

const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 100%;
  overflow-wrap: anywhere;
`

const Name = styled.h2`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
`

const Fact = styled(Small)`
  display: flex;
  gap: ${space[2]};

  svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.primary};
  }
`
