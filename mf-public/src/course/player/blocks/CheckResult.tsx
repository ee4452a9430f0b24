import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { useLocale } from '@mentor-connect/i18n'
import { color, font } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Inlines } from './Inlines'

interface CheckResultProps {
  /** True if the check was requested before an option was chosen. */
  isMissing: boolean
  answer: BlockOf<'check'>['options'][number] | undefined
}

/**
 * Says if the answer is correct, and why. The element exists before the check, so that screen readers announce the
 * result.
 */
export function CheckResult({ isMissing, answer }: CheckResultProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <div role="status">
      {isMissing && <p lang={locale}>{t('public.player.check.choose')}</p>}
      {answer && (
        <>
          <Verdict lang={locale} $right={answer.right}>
            {t(answer.right ? 'public.player.check.right' : 'public.player.check.wrong')}
          </Verdict>
          {answer.feedback && (
            <p>
              <Inlines content={answer.feedback} />
            </p>
          )}
        </>
      )}
    </div>
  )
}

const Verdict = styled.p<{ $right: boolean }>`
  color: ${({ $right }) => ($right ? color.success : color.danger)};
  font-weight: ${font.weight.semibold};
`
