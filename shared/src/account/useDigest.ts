import { useState } from 'react'
import useSWR from 'swr'
import { callChat, type ApiFailure } from '../api'
// By its public name: only that is the shell's one copy.
import { useSession } from '@mentor-connect/shared/auth'
import { getDigestPreference, setDigestPreference } from '../contracts/chat'

/** Whether mails about unread messages are wanted, as the chat service keeps it. */
export function useDigest(userId: string) {
  const { token } = useSession()
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no')
  const wish = useSWR<boolean, ApiFailure>(['digest', userId], async () => {
    const { data } = await callChat(getDigestPreference, { query: { userId } }, token())
    return data.enabled
  })

  /** Shown at once; taken back when it cannot be saved. */
  async function choose(enabled: boolean) {
    setSaving('yes')
    try {
      const save = async () => {
        const { data } = await callChat(setDigestPreference, { body: { userId, enabled } }, token())
        return data.enabled
      }
      await wish.mutate(save, { optimisticData: enabled, rollbackOnError: true, revalidate: false })
      setSaving('no')
    } catch (error) {
      console.error('The notification setting could not be saved.', error)
      setSaving('failed')
    }
  }

  return {
    enabled: wish.data,
    error: wish.error,
    retry: () => void wish.mutate(),
    isSaving: saving === 'yes',
    hasFailed: saving === 'failed',
    choose,
  }
}
