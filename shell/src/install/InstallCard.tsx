import { useStore } from '@mentor-connect/ui/store'
import { BrandSign, Button, Row, font } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { NotificationCard } from '../notifications/NotificationCard'
import { focusPage } from '../notifications/focusPage'
import { installPrompt } from './installPrompt'

/** Offers to install the app if the browser supports it. */
export function InstallCard() {
  const t = useT()
  const title = useId()
  const isOffered = useStore(installPrompt.isOffered, () => false)
  if (!isOffered) return null

  function handleLater() {
    focusPage()
    installPrompt.later()
  }

  return (
    <NotificationCard role="region" aria-labelledby={title}>
      <Offer>
        <BrandSign size={32} />
        <Text id={title}>{t('shell.install.text')}</Text>
      </Offer>
      <Row $gap={2}>
        <Button onClick={() => void installPrompt.install()}>{t('shell.install.install')}</Button>
        <Button $variant="ghost" onClick={handleLater}>
          {t('shell.later')}
        </Button>
      </Row>
    </NotificationCard>
  )
}

const Offer = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0.75rem;
`

const Text = styled.p`
  font-weight: ${font.weight.semibold};
`
