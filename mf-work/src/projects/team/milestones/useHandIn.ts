import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { MILESTONE_LINKS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { handInMilestone, type TeamMilestone } from '@mentor-connect/contract/work/projects/teamMilestones'
import { useState } from 'react'

const EMPTY = { text: '', links: '' }

export type HandInGap = 'empty' | 'links'

/**
 * State of the form with which a milestone is handed in. The texts are kept on this device until the server
 * has them.
 */
export function useHandIn(
  teamId: string,
  { id, number }: TeamMilestone,
  onSent: (milestone: TeamMilestone) => void,
) {
  const { values, restored, change, clear } = useDraft(`milestone/${teamId}/${id}`, EMPTY)
  const [fileIds, setFileIds] = useState<string[]>([])
  const [gap, setGap] = useState<HandInGap>()
  const { attempt, isBusy, failure } = useAttempt()
  const links = values.links
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

  const gapOf = (): HandInGap | undefined => {
    if (links.length > MILESTONE_LINKS_MAX || !links.every((link) => /^https?:\/\/\S+$/i.test(link)))
      return 'links'
    return isBlank(values.text) && links.length + fileIds.length === 0 ? 'empty' : undefined
  }
  /** Hands the milestone in. If a part is missing or wrong, sends nothing and resolves to that part. */
  const send = async (): Promise<HandInGap | undefined> => {
    const found = gapOf()
    setGap(found)
    if (found) return found
    let sent: TeamMilestone | undefined
    await attempt(async () => {
      const body = { text: values.text.trim(), links, fileIds, after: number }
      sent = (await call(handInMilestone, { params: { id: teamId, milestoneId: id }, body })).data
    })
    if (!sent) return undefined
    void clear()
    onSent(sent)
    return undefined
  }
  return {
    text: values.text,
    links: values.links,
    isRestored: restored !== undefined,
    change,
    fileIds,
    setFileIds,
    gap,
    send,
    isBusy,
    failure,
  }
}
