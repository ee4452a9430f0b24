import { useStore } from '@mentor-connect/ui/store'
import { BrandSign, Button, Row, font, media, space } from '@mentor-connect/ui'
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
    <Offer role="region" aria-labelledby={title}>
      <BrandSign size={32} />
      <Text id={title}>{t('shell.install.text')}</Text>
      <Buttons $gap={2}>
        <Button $small onClick={() => void installPrompt.install()}>
          {t('shell.install.install')}
        </Button>
        <Button $small $variant="ghost" onClick={handleLater}>
          {t('shell.later')}
        </Button>
      </Buttons>
    </Offer>
  )
}

/** On phones the card is as low as its buttons allow, because it covers a part of the page until it is put off. */
const Offer = styled(NotificationCard)`
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  ${media.belowTablet} {
    padding: ${space[2]} ${space[3]};
  }
`

const Text = styled.p`
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
`

const Buttons = styled(Row)`
  grid-column: 1 / -1;
`
