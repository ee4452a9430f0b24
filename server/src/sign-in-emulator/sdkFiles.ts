import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const resolveFile = createRequire(import.meta.url).resolve

/** Serves the browser SDK from the installed package, at the vendor's paths. */
export async function registerSdkFiles(app: FastifyInstance) {
  await app.register(files, {
    root: dirname(resolveFile('@clerk/clerk-js')),
    prefix: '/npm/@clerk/clerk-js@6/dist/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.setHeader('cache-control', 'no-cache'),
  })
}
