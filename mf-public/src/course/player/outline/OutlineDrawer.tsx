import { useSharedT } from '@mentor-connect/i18n'
import { IconButton, Modal, Row, Stack, font, media, space } from '@mentor-connect/ui'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Outline, type OutlineProps } from './Outline'

/** The outline on narrow screens. Following a link closes it. */
export function OutlineDrawer({ onClose, ...outline }: OutlineProps & { onClose: () => void }) {
  const t = useT()
  const sharedT = useSharedT()
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    content.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'center' })
  }, [])

  return (
    <Panel labelledBy={titleId} onClose={onClose}>
      <Stack ref={content} $gap={4}>
        <Row $between>
          <Heading id={titleId}>{t('public.player.outline')}</Heading>
          <IconButton aria-label={sharedT('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </Row>
        <Outline {...outline} onFollow={onClose} />
      </Stack>
    </Panel>
  )
}

const Panel = styled(Modal)`
  width: min(24rem, 92vw);
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  border-radius: 0;

  & > div {
    padding: ${space[3]} ${space[3]} ${space[8]};
  }
  ${media.tabletUp} {
    & > div {
      padding: ${space[5]};
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: mc-outline 200ms ease-out;
  }
  @keyframes mc-outline {
    from {
      transform: translateX(100%);
    }
  }
`

const Heading = styled.h2`
  padding-inline-start: ${space[3]};
  font-size: ${font.size.h3};
`
