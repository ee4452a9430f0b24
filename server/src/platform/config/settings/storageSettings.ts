import { address, oneOf, text, urlOf } from '../readers'
import { API_AND_OPERATOR, type Setting } from './setting'

/** Databases, Redis and the store of uploaded files. */
export const storageSettings = {
  databaseUrl: {
    about: 'the PostgreSQL database of the main API; without it a file in `DATA_DIR` is used',
    default: undefined,
    defaultText: 'none',
    read: urlOf('postgres:', 'postgresql:'),
    secretOf: API_AND_OPERATOR,
  } as Setting<string | undefined>,
  databaseReplicaUrl: {
    about:
      'a streaming replica of the database of the main API, for reads of public lists that may be some seconds old; without it, or while it is away or too far behind, `DATABASE_URL` is read',
    default: undefined,
    defaultText: 'none',
    read: urlOf('postgres:', 'postgresql:'),
    secretOf: ['api'],
  } as Setting<string | undefined>,
  chatDatabaseUrl: {
    about: 'the PostgreSQL database of the chat service; without it a file in `DATA_DIR` is used',
    default: undefined,
    defaultText: 'none',
    read: urlOf('postgres:', 'postgresql:'),
    secretOf: ['chat', 'operator'],
  } as Setting<string | undefined>,
  emptyDatabase: {
    about:
      'what a service does when it finds an empty database where there was another one before: `refuse` to start, because the database may be lost, or `accept` it',
    default: 'refuse',
    read: oneOf('refuse', 'accept'),
  } as Setting<'refuse' | 'accept'>,
  redisUrl: {
    about:
      'the Redis that several processes share, for example `redis://cache.example.org:6379`; without it chat can run in one process only, rate limits are counted in the PostgreSQL database or by each process, and only one site server is told of changes at once',
    default: undefined,
    defaultText: 'none',
    read: urlOf('redis:', 'rediss:'),
    secretOf: ['api', 'chat', 'site'],
  } as Setting<string | undefined>,
  s3Endpoint: {
    about:
      'the S3-compatible service that stores uploaded files, for example `https://s3.eu-central-1.amazonaws.com`; without it they are stored in `DATA_DIR`',
    default: undefined,
    defaultText: 'none',
    read: address,
  } as Setting<string | undefined>,
  s3Bucket: {
    about: 'the bucket for uploaded files',
    default: undefined,
    defaultText: 'none',
    read: text,
  } as Setting<string | undefined>,
  s3Region: {
    about: 'the region of the bucket',
    default: 'us-east-1',
    read: text,
  } as Setting<string>,
  s3AccessKeyId: {
    about: 'the id of the key that may read, write, delete and list in the bucket',
    default: undefined,
    defaultText: 'none',
    read: text,
    secretOf: API_AND_OPERATOR,
  } as Setting<string | undefined>,
  s3SecretAccessKey: {
    about: 'the secret of that key',
    default: undefined,
    defaultText: 'none',
    read: text,
    secretOf: API_AND_OPERATOR,
  } as Setting<string | undefined>,
}
