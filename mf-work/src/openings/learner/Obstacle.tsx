import { paths } from '@mentor-connect/contract/remote'
import type { ApplyObstacle } from '@mentor-connect/contract/work/openings'
import { ButtonLink, Muted } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Says why the learner cannot apply now, and links to what must be done first. */
export function Obstacle({ obstacle }: { obstacle: Exclude<ApplyObstacle, 'birth-year'> }) {
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
