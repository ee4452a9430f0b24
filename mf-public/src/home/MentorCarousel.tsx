import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { IconButton, Row, TARGET, breakpoint, color, media, space } from '@mentor-connect/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import styled, { css } from 'styled-components'
import { useT } from './messages/useT'
import { MentorSlide } from './MentorSlide'
import { useMentorCarousel } from './useMentorCarousel'

export function MentorCarousel({ mentors }: { mentors: Mentor[] }) {
  const t = useT()
  const carousel = useMentorCarousel()
  return (
    <div
      role="group"
      aria-roledescription={t('public.home.mentors.carousel')}
      aria-label={t('public.home.mentors.title')}
      onFocus={carousel.approach}
      onPointerEnter={carousel.approach}
    >
      <Controls>
        <Control aria-label={t('public.home.mentors.previous')} onClick={carousel.previous}>
          <ChevronLeft aria-hidden />
        </Control>
        {carousel.canPlay && (
          <Control
            aria-label={t(carousel.paused ? 'public.home.mentors.play' : 'public.home.mentors.pause')}
            onClick={carousel.togglePaused}
          >
            {carousel.paused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
          </Control>
        )}
        <Control aria-label={t('public.home.mentors.next')} onClick={carousel.next}>
          <ChevronRight aria-hidden />
        </Control>
      </Controls>
      <Viewport ref={carousel.viewport} $scrolls={!carousel.isStarted}>
        <Slides $scrolls={!carousel.isStarted}>
          {mentors.map((mentor, index) => (
            <div
              key={mentor._id}
              role="group"
              aria-roledescription={t('public.home.mentors.slide')}
              aria-label={t('public.home.mentors.position', { n: index + 1, total: mentors.length })}
            >
              <MentorSlide mentor={mentor} />
            </div>
          ))}
        </Slides>
      </Viewport>
    </div>
  )
}

const scrolling = css`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`

/**
 * Embla compares offsets of the slides with the offset of their container. Once the container is transformed, offsets
 * are relative to it. Positioning the viewport gives both the same origin, so that slides do not start shifted.
 */
const Viewport = styled.div<{ $scrolls: boolean }>`
  position: relative;
  overflow: hidden;
  ${({ $scrolls }) => $scrolls && scrolling}
  margin-inline: calc(-1 * ${space[3]});
  padding-block: ${space[2]};
`

const Slides = styled.div<{ $scrolls: boolean }>`
  display: flex;
  ${({ $scrolls }) => !$scrolls && 'touch-action: pan-y pinch-zoom;'}

  & > * {
    flex: 0 0 100%;
    min-width: 0;
    padding-inline: ${space[3]};
    scroll-snap-align: start;
    ${media.tabletUp} {
      flex-basis: 50%;
    }
    ${media.desktopUp} {
      flex-basis: 33%;
    }
  }
`

/**
 * The controls come first in reading order, so that a person can pause before reaching the slides. On most
 * phones they are in the line of the section's link above.
 */
const Controls = styled(Row)`
  justify-content: end;
  gap: ${space[2]};
  ${media.belowTablet} {
    width: fit-content;
    margin-inline-start: auto;
  }
  @media (min-width: 360px) and (max-width: ${breakpoint.mobile - 1}px) {
    margin-top: calc(-1 * (${TARGET} + ${space[4]}));
  }
`

const Control = styled(IconButton)`
  border: 1px solid ${color.control};
  background: ${color.surface};
`
