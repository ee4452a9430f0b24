import { call } from '@mentor-connect/api'
import { openCache, serviceWorkers } from '@mentor-connect/contract/browser/storage'
import {
  addPushSubscription,
  getPushKey,
  removePushSubscription,
} from '@mentor-connect/contract/messages/push'
import { PERSONAL_CACHE, PUSH_READER, type PushReader } from '@mentor-connect/contract/site/serviceWorker'
import { useEffect, useState } from 'react'

export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

/**
 * Turns push messages in this browser on and off. The service worker shows messages only while its cache
 * names the person who reads them; a sign-out deletes this entry.
 */
export function usePush(userId: string, reader: PushReader) {
  const [state, setState] = useState<PushState>('unknown')
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no')
  useEffect(() => {
    currentState().then(setState, () => setState('unsupported'))
  }, [])

  async function choose(isWanted: boolean) {
    setSaving('yes')
    try {
      if (isWanted) await turnOn(userId, reader)
      else await turnOff(userId)
      setState(await currentState())
      setSaving('no')
    } catch (error) {
      console.error('Push messages could not be turned on or off.', error)
      setSaving('failed')
    }
  }

  return { state, isSaving: saving === 'yes', hasFailed: saving === 'failed', choose }
}

async function currentState(): Promise<PushState> {
  const registration = await registrationHere()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isSubscribed = (await registration.pushManager.getSubscription()) !== null
  const cache = await openCache(PERSONAL_CACHE)
  return isSubscribed && (await cache?.match(PUSH_READER)) ? 'on' : 'off'
}

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  const isSupported = 'PushManager' in window && 'Notification' in window
  return isSupported ? serviceWorkers()?.getRegistration() : undefined
}

/** Turns push messages on. It asks for permission, so it must be called in response to a click. */
async function turnOn(userId: string, reader: PushReader) {
  const registration = await registrationHere()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return
  const { data } = await call(getPushKey, { query: { userId } })
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.publicKey,
  })
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await call(addPushSubscription, { body: { userId, endpoint: endpoint ?? '', keys: { p256dh, auth } } })
  const cache = await openCache(PERSONAL_CACHE)
  if (!cache) throw new Error('The browser refuses its cache, without which the worker shows no message.')
  await cache.put(PUSH_READER, new Response(JSON.stringify(reader)))
}

async function turnOff(userId: string) {
  const subscription = await (await registrationHere())?.pushManager.getSubscription()
  await (await openCache(PERSONAL_CACHE))?.delete(PUSH_READER)
  if (!subscription) return
  await call(removePushSubscription, { body: { userId, endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
