import { Card, CardGrid, Muted, breakpoint, color, font, media, radius, space } from '@mentor-connect/ui'
import { Quote } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { scrollRowBelow } from '../page-layout/scrollRow'
import { Section } from '../page-layout/Section'
import { Portrait, type Look } from '../portraits/Portrait'

const VOICES = [
  { id: 'first', look: { skin: 'medium', hair: 'black', style: 'long', cloth: 'plum', backdrop: 'lilac' } },
  {
    id: 'second',
    look: { skin: 'deep', hair: 'black', style: 'short', cloth: 'indigo', backdrop: 'sky', glasses: true },
  },
  { id: 'third', look: { skin: 'light', hair: 'brown', style: 'bob', cloth: 'brick', backdrop: 'sand' } },
] as const satisfies { id: string; look: Look }[]

export function Testimonials() {
  const t = useT()
  return (
    <Section tone="raised" title={t('public.home.voices.title')}>
      {/* Nothing inside can be focused, so the list itself can, and arrow keys scroll it. */}
      <Voices tabIndex={0} aria-label={t('public.home.voices.title')}>
        {VOICES.map(({ id, look }) => (
          <li key={id}>
            <Voice>
              <Quote size={28} color={color.accent} aria-hidden />
              <blockquote>{t(`public.home.voices.${id}.text`)}</blockquote>
              <figcaption>
                <Face>
                  <Portrait look={look} />
                </Face>
                <span>
                  <Name>{t(`public.home.voices.${id}.name`)}</Name>
                  <Muted as="span">{t(`public.home.voices.${id}.role`)}</Muted>
                </span>
              </figcaption>
            </Voice>
          </li>
        ))}
      </Voices>
    </Section>
  )
}

const Voices = styled(CardGrid)`
  ${scrollRowBelow(breakpoint.desktop)}
`

const Voice = styled(Card).attrs({ as: 'figure' })`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  height: 100%;
  margin: 0;
  background: ${color.background};
  ${media.belowTablet} {
    gap: ${space[3]};
    padding: ${space[4]};
  }

  blockquote {
    margin: 0;
    ${media.tabletUp} {
      font-size: ${font.size.lead};
    }
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    margin-top: auto;
  }
`

const Face = styled.span`
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  overflow: hidden;
  border-radius: ${radius.round};
`

const Name = styled.strong`
  display: block;
`
