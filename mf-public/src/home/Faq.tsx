import { Muted, color, font, media, radius, space } from '@mentor-connect/ui'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { Disclosure } from '../page-layout/Disclosure'
import { Section } from '../page-layout/Section'

/** Keys of the frequently asked questions, in the order of the page. */
export const QUESTIONS = ['how', 'free', 'connect'] as const

export function Faq() {
  const t = useT()
  return (
    <Section split title={t('public.home.faq.title')}>
      <List>
        {QUESTIONS.map((id) => (
          <Item key={id} name="faq">
            <summary>
              {t(`public.home.faq.${id}.question`)}
              <ChevronDown size={22} aria-hidden />
            </summary>
            <Answer>{t(`public.home.faq.${id}.answer`)}</Answer>
          </Item>
        ))}
      </List>
    </Section>
  )
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  ${media.tabletUp} {
    gap: ${space[3]};
  }
`

const Item = styled(Disclosure)`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  summary {
    padding: ${space[3]} ${space[4]};
    ${media.tabletUp} {
      padding: ${space[4]} ${space[5]};
      font-size: ${font.size.lead};
    }
  }
`

const Answer = styled(Muted)`
  padding: 0 ${space[4]} ${space[4]};
  ${media.tabletUp} {
    padding: 0 ${space[5]} ${space[5]};
  }
`
