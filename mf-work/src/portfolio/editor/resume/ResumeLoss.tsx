import { RESUME_PAGES_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import type { ResumeFit } from '@mentor-connect/contract/work/resume'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Notice, Row, useSubjectName } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

interface ResumeLossProps {
  loss: ResumeFit
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Says what the file would leave out, before it is downloaded. */
export function ResumeLoss({ loss: { leftOut, unshown }, isBusy, onConfirm, onCancel }: ResumeLossProps) {
  const t = useT()
  const subject = useSubjectName()
  return (
    <Notice tone="warning">
      {leftOut.length > 0 && <p>{t('portfolio.resume.leftOut', { max: RESUME_PAGES_MAX })}</p>}
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ list, title }, index) => (
            // The index serves as key, because two entries may have the same title.
            <li key={index}>
              {t(`portfolio.page.${list}`)}: <span lang={languageOf(title)}>{subject(title)}</span>
            </li>
          ))}
        </ul>
      )}
      {unshown.length > 0 && <p>{t('portfolio.resume.unshown', { characters: unshown.join(' ') })}</p>}
      <Row>
        <Button $small $inactive={isBusy} onClick={onConfirm}>
          {t('portfolio.resume.downloadAnyway')}
        </Button>
        <Button $variant="ghost" $small onClick={onCancel}>
          {t('portfolio.resume.cancel')}
        </Button>
      </Row>
    </Notice>
  )
}
