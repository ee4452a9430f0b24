import { BrandSign, Muted, SectionTitle, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Shown while no conversation is selected. */
export function EmptyPane() {
  const t = useT()
  return (
    <Centred>
      <BrandSign size={64} />
      <SectionTitle>{t('chat.pane.title')}</SectionTitle>
      <Muted>{t('chat.pane.text')}</Muted>
    </Centred>
  )
}

const Centred = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[6]};
  text-align: center;
`
