import { useState } from 'react'
import useSWR from 'swr'
import { callChat, createBearerTokens, type ApiFailure } from '@mentor-connect/api'
// By the package name, so that the shell's single copy is used.
import { useSession } from '@mentor-connect/contract/auth'
import { getDigestPreference, setDigestPreference } from '@mentor-connect/contract/api/chat'

/** The setting for mails about unread messages, stored by the chat service. */
export function useDigest(userId: string) {
  const { token } = useSession()
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no')
  const preference = useSWR<boolean, ApiFailure>(['digest', userId], async () => {
    const { data } = await callChat(createBearerTokens(token), getDigestPreference, { query: { userId } })
    return data.enabled
  })

  /** Updates optimistically, and reverts if saving fails. */
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
