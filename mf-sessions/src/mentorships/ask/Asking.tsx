import type { Mentoring } from '@mentor-connect/contract/mentoring/mentorships'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { askObstacle } from '@mentor-connect/contract/mentoring/mentorship'
import { Columns } from '@mentor-connect/ui'
import { AskForm } from './AskForm'
import { AskGuide } from './AskGuide'
import { CannotAsk } from './CannotAsk'
import { useRequest } from './useRequest'

interface AskingProps {
  learnerId: string
  mentor: Mentor
  mentoring: Mentoring
  /** Called when the server has refused the request, so that the reason is loaded. */
  onRefused: () => void
}

/** The form for a request, or the reason why none can be sent now. Typed text stays visible in both cases. */
export function Asking({ learnerId, mentor, mentoring, onRefused }: AskingProps) {
  const request = useRequest(learnerId, mentor._id, onRefused)
  const obstacle = askObstacle(mentoring)
  const hasText = request.values.goal !== ''
  return (
    <>
      {obstacle && <CannotAsk obstacle={obstacle} mentoring={mentoring} name={mentor.name} />}
      {(!obstacle || hasText) && (
        <Columns>
          <AskForm request={request} mentor={mentor} isClosed={obstacle !== undefined} />
          <AskGuide name={mentor.name} />
        </Columns>
      )}
      {request.ageDialog}
    </>
  )
}
