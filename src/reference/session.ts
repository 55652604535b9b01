import { z } from 'zod'
import { workerPaths } from '#routes/worker.ts'
import type { ResourceNotes } from './route.ts'
import { jsonAnswer } from './shapes.ts'

const session = z.object({
  state: z.enum(['in', 'out', 'expired']),
  user: z.object({ name: z.string(), picture: z.string().optional() }).optional()
})
const next = jsonAnswer('Where it goes on.', z.object({ url: z.string() }))

const sent = (description: string) => z.string().optional().meta({ param: { description } })

/** Who is signed in, and how that begins and ends. */
export const sessionNotes: ResourceNotes = {
  [workerPaths.session]: {
    get: {
      id: 'readSession',
      tag: 'Session',
      summary: 'Who is signed in',
      description: 'Also renews a session whose time has come, and is the only route that does.',
      answers: { 200: jsonAnswer('Nobody, somebody, or somebody whose session has ended.', session) }
    }
  },
  [workerPaths.signIn]: {
    post: {
      id: 'signIn',
      tag: 'Session',
      summary: 'Begins a sign-in',
      description: 'Answers with the address at the identity provider, which leads back here.',
      params: {
        header: z.object({
          'X-Auth-Return-Redirect': z
            .literal('1')
            .optional()
            .meta({ param: { description: 'Asks for the address as JSON in place of a redirect.' } })
        })
      },
      body: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: z.object({
              callbackUrl: z
                .string()
                .optional()
                .meta({ description: 'The page of this site to come back to.' })
            })
          }
        }
      },
      answers: { 200: next, 302: { description: 'The same as a redirect.' } },
      refusals: ['request_forged', 'form_too_large', 'sign_in_not_set_up', 'sign_in_unreachable']
    }
  },
  [workerPaths.signInReturn]: {
    get: {
      id: 'finishSignIn',
      tag: 'Session',
      summary: 'Where the identity provider leads back to',
      description:
        'Without what the provider sends along, and what the browser kept of the beginning, nobody is signed in.',
      params: {
        query: z.object({
          code: sent('What the provider gives for a session.'),
          state: sent('What the beginning gave the provider.'),
          iss: sent('Which provider it is.')
        })
      },
      answers: { 302: { description: 'On to the page where the sign-in began.' } },
      refusals: ['sign_in_not_set_up']
    }
  },
  [workerPaths.signOut]: {
    post: {
      id: 'signOut',
      tag: 'Session',
      summary: 'Signs out, here and at the identity provider',
      answers: { 200: next },
      refusals: ['request_forged']
    }
  }
}
