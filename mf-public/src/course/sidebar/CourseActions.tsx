import { useMentor, useSession } from '@mentor-connect/contract/auth'
import type { Course } from '@mentor-connect/contract/courses/courses'
import {
  Button,
  Card,
  Muted,
  UNUSABLE,
  color,
  media,
  shadow,
  space,
  visuallyHidden,
} from '@mentor-connect/ui'
import { Check, Heart, Share2 } from 'lucide-react'
import styled, { css } from 'styled-components'
import { useT } from '../../messages/useT'
import { ActionProblem } from './ActionProblem'
import { useEnrolment } from './useEnrolment'
import { useFavorite } from './useFavorite'
import { useShare } from './useShare'

interface CourseActionsProps {
  course: Course
  enrolled: boolean
  /** Called when the learner has joined the course on this page. */
  onJoined: () => void
}

export function CourseActions({ course, enrolled, onJoined }: CourseActionsProps) {
  const t = useT()
  const mentor = useMentor()
  return (
    <Panel $padding={5} $enrolled={enrolled}>
      <Actions $enrolled={enrolled}>
        {mentor ? (
          <Muted>{t('public.course.asMentor')}</Muted>
        ) : (
          <>
            <EnrolButton course={course} enrolled={enrolled} onJoined={onJoined} />
            <FavoriteButton courseId={course._id} />
          </>
        )}
        <ShareButton courseId={course._id} />
      </Actions>
    </Panel>
  )
}

function EnrolButton({ course, enrolled, onJoined }: CourseActionsProps) {
  const t = useT()
  const { isUnconfirmed } = useSessionWait()
  const { enrol, busy, problem } = useEnrolment(course, onJoined)
  return (
    <Reach $floats={!enrolled}>
      <Muted hidden={enrolled}>{t('public.course.free')}</Muted>
      <EnrolAction $wide $enrolled={enrolled} $inactive={enrolled || busy || isUnconfirmed} onClick={enrol}>
        {enrolled && <Check size={20} aria-hidden />}
        {t(enrolled ? 'public.course.enrolled' : 'public.course.enroll')}
      </EnrolAction>
      {!enrolled && <ActionProblem problem={problem} />}
    </Reach>
  )
}

function FavoriteButton({ courseId }: { courseId: string }) {
  const t = useT()
  const { isUnconfirmed } = useSessionWait()
  const { saved, busy, toggle, problem } = useFavorite(courseId)
  return (
    <>
      <Button
        $variant="secondary"
        $wide
        $inactive={busy || isUnconfirmed}
        aria-pressed={saved}
        onClick={toggle}
      >
        <Heart size={20} fill={saved ? 'currentColor' : 'none'} aria-hidden />
        <Label>{t(saved ? 'public.course.favoriteAdded' : 'public.course.favoriteAdd')}</Label>
      </Button>
      <ActionProblem problem={problem} />
    </>
  )
}

function ShareButton({ courseId }: { courseId: string }) {
  const t = useT()
  const { share, link } = useShare(courseId)
  return (
    <>
      <Button $variant="ghost" $wide onClick={share}>
        <Share2 size={20} aria-hidden />
        <Label>{t('public.course.share')}</Label>
      </Button>
      {link && (
        <p role="alert">
          {t('public.course.copyByHand')} <a href={link}>{link}</a>
        </p>
      )}
    </>
  )
}

/** `isUnconfirmed`: true after a reload, until the server has confirmed the session and sent the account. */
function useSessionWait() {
  const { session } = useSession()
  return { isUnconfirmed: session.status === 'signed-in' && session.account === null }
}

const Label = styled.span``

/** For an enrolled learner on a phone, the rarely needed buttons are one quiet row below the next lesson. */
const Panel = styled(Card)<{ $enrolled: boolean }>`
  ${media.belowTablet} {
    ${({ $enrolled }) => $enrolled && bare}
  }
`

const bare = css`
  padding: 0;
  border: 0;
  background: none;
  box-shadow: none;
`

const Actions = styled.div<{ $enrolled: boolean }>`
  display: grid;
  gap: ${space[3]};
  ${media.belowTablet} {
    ${({ $enrolled }) => $enrolled && oneRow}
  }
`

const oneRow = css`
  grid-template-columns: minmax(0, 1fr) auto auto;
  grid-auto-flow: dense;

  & > :not(button, :first-child) {
    grid-column: 1 / -1;
  }
  ${Label} {
    ${visuallyHidden}
  }
`

/** On phones, the button to enrol stays visible at the bottom of the window, above the tab bar of an installed app. */
const Reach = styled.div<{ $floats: boolean }>`
  display: grid;
  gap: ${space[3]};

  ${media.belowTablet} {
    ${({ $floats }) => $floats && floating}
  }
`

const floating = css`
  position: fixed;
  inset: auto 0 var(--mc-tab-bar, 0px);
  z-index: 10;
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.medium};

  /* Hidden in the bar, because the facts of the course say the same. */
  & > p {
    display: none;
  }
  /*
   * Focused elements are scrolled into view above the bar. The shell shows its notifications above it, too.
   */
  :root:has(&) {
    --mc-bottom-bar: 5rem;
    scroll-padding-bottom: 6rem;
  }
`

/** The same button before and after enrolling, so that it keeps the focus. */
const EnrolAction = styled(Button)<{ $enrolled: boolean }>`
  ${({ $enrolled }) =>
    $enrolled &&
    css`
      background: ${color.success};
      color: ${color.surface};

      &${UNUSABLE} {
        opacity: 1;
      }
    `}
`
