import axios, { type AxiosInstance } from 'axios'
import { createClient } from '../api/call'

/** The client of all calls, before the first call creates it: tests replace its adapter. */
export function apiClient(): AxiosInstance {
  return createClient(axios)
}
