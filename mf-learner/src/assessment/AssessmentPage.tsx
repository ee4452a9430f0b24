import { useEndpoint } from '@mentor-connect/api'
import { getAssessment } from '@mentor-connect/contract/learning/assessments'
import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useT } from './messages/useT'
import { Overview } from './Overview'
import { PART_PARAM, partOf } from './parts'
import { Questionnaire } from './Questionnaire'

/** The interest test: the start page with the results, and the parts of the questionnaire at `?part=`. */
export default function AssessmentPage() {
  const t = useT()
  const learner = useLearner()
  const [params] = useSearchParams()
  const part = partOf(params.get(PART_PARAM))
  const { data, error, retry, setData } = useEndpoint(getAssessment, learner ? {} : null)
  const heading = useFocusOnChange(data && `${part} ${data.results.length}`)
  const isReady = data && learner

  return (
    <AreaPage>
      <PageTitle>{t('learner.assessment.title')}</PageTitle>
      {!isReady && <Title>{t('learner.assessment.title')}</Title>}
      {error && !data && <LoadFailed error={error} onRetry={retry} />}
      {!error && !isReady && <Skeleton $height="20rem" />}
      {isReady && part === undefined && (
        <Overview heading={heading} learnerId={learner._id} assessment={data} onChange={setData} />
      )}
      {isReady && part !== undefined && (
        <Questionnaire
          heading={heading}
          learnerId={learner._id}
          assessment={data}
          part={part}
          onChange={setData}
        />
      )}
    </AreaPage>
  )
}

/**
 * Focuses a heading when the key changes, because the element that had the focus has been replaced.
 *
 * @param key undefined while nothing is shown yet
 */
function useFocusOnChange(key: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (key === undefined || shown.current === key) return
    const isFirst = shown.current === undefined
    shown.current = key
    if (!isFirst) heading.current?.focus()
  }, [key])
  return heading
}
