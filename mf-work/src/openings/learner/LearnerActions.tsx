import type { EndpointState } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import type { Opening, OpeningFit, ApplyObstacle } from '@mentor-connect/contract/work/openings'
import { Button, ButtonLink, LoadFailed, Muted, Notice, Skeleton, Stack } from '@mentor-connect/ui'
import { ApplyLink } from '../ApplyLink'
import { useT } from '../messages/useT'
import { FitReasons } from './FitReasons'
import { SaveButton } from './SaveButton'

interface LearnerActionsProps {
  opening: Opening
  fit: EndpointState<OpeningFit>
  isApplying: boolean
  onApply: () => void
}

/**
 * The learner's actions for an opening, the stage of the application, and the reasons why the opening fits.
 */
export function LearnerActions({ opening, fit, isApplying, onApply }: LearnerActionsProps) {
  const t = useT()
  const { data, error, retry, setData } = fit
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="6rem" />
  const { entry, obstacle, reasons } = data
  const canSave = !entry || entry.stage === 'saved'
  // The server asks for the year of birth when the application is sent, and the form then shows the question.
  const canApply = canSave && (!obstacle || obstacle === 'birth-year')
  return (
    <Stack $gap={4}>
      {entry?.application && (
        <Notice tone={entry.application === 'withdrawn' ? 'info' : 'success'}>
          {t(entry.application === 'withdrawn' ? 'openings.fit.withdrawn' : 'openings.fit.applied')}
        </Notice>
      )}
      {entry && entry.stage !== 'saved' && (
        <>
          {!entry.application && <Muted>{t('openings.fit.noted')}</Muted>}
          <ButtonLink to={paths.learner.application(entry._id)} $variant="secondary">
            {t('openings.fit.toBoard')}
          </ButtonLink>
        </>
      )}
      {opening.apply.way === 'link' && canApply && <ApplyLink url={opening.apply.url!} />}
      {opening.apply.way === 'here' && canApply && !isApplying && (
        <Button onClick={onApply}>{t('openings.fit.apply')}</Button>
      )}
      {canSave && obstacle && obstacle !== 'birth-year' && <Obstacle obstacle={obstacle} />}
      {canSave && <SaveButton id={opening._id} fit={data} onChanged={setData} />}
      <FitReasons reasons={reasons} />
    </Stack>
  )
}

/** Says why the learner cannot apply now, and links to what must be done first. */
function Obstacle({ obstacle }: { obstacle: Exclude<ApplyObstacle, 'birth-year'> }) {
  const t = useT()
  return (
    <>
      <Muted>{t(`openings.fit.${obstacle}`)}</Muted>
      {obstacle === 'consent' && (
        <ButtonLink to={paths.learner.chat}>{t('openings.fit.askGuardian')}</ButtonLink>
      )}
    </>
  )
}
