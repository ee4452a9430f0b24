import { IconButton, color, media } from '@mentor-connect/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Head, Who } from '../../conversations/thread/threadHead'
import { CallStatus } from './CallStatus'
import { CONTROLS, SIDE_COLUMN, sideways } from './roomLayout'

export interface SideProps {
  /** Present while the two do not reach each other. */
  interruption: string | undefined
  onClose: () => void
}

interface SideHeaderProps extends SideProps {
  /** Id of the heading, which names the region below it. */
  id: string
  title: string
  closeLabel: string
}

/** The top of a panel beside the call. It takes the focus, because the panel may cover the element that had it. */
export function SideHeader({ id, title, closeLabel, interruption, onClose }: SideHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Head>
        <Who>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </Who>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </Head>
      {interruption !== undefined && <CallStatus texts={[interruption]} isUrgent isCopy />}
    </>
  )
}

/** A panel beside the call, or over its pictures on a narrow screen. */
export const SidePanel = styled.div`
  position: absolute;
  inset: 0 0 ${CONTROLS.phone} 0;
  z-index: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: ${color.surface};

  ${media.tabletUp} {
    bottom: ${CONTROLS.tablet};
  }
  ${sideways} {
    inset: 0 ${SIDE_COLUMN} 0 0;
  }
  ${media.desktopUp} {
    position: static;
    border-inline-start: 1px solid ${color.border};
  }
`
