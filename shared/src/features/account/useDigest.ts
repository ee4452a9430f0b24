import { useState } from 'react'
import useSWR from 'swr'
import { callChat, createBearerTokens, type ApiFailure } from '../../api'
// By its public name: only that is the shell's one copy.
import { useSession } from '@mentor-connect/shared/auth'
import { getDigestPreference, setDigestPreference } from '../../contracts/chat'

/** Whether mails about unread messages are wanted, as the chat service keeps it. */
export function useDigest(userId: string) {
  const { token } = useSession()
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no')
  const preference = useSWR<boolean, ApiFailure>(['digest', userId], async () => {
    const { data } = await callChat(createBearerTokens(token), getDigestPreference, { query: { userId } })
    return data.enabled
  })

  /** Shown at once; taken back when it cannot be saved. */
  async function choose(enabled: boolean) {
    setSaving('yes')
    try {
      const save = async () => {
        const { data } = await callChat(createBearerTokens(token), setDigestPreference, {
          body: { userId, enabled },
        })
        return data.enabled
      }
      await preference.mutate(save, { optimisticData: enabled, rollbackOnError: true, revalidate: false })
      setSaving('no')
    } catch (error) {
      console.error('The notification setting could not be saved.', error)
      setSaving('failed')
    }
  }

  return {
    enabled: preference.data,
    error: preference.error,
    retry: () => void preference.mutate(),
    isSaving: saving === 'yes',
    hasFailed: saving === 'failed',
    choose,
  }
}
