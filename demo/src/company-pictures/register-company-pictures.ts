import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../../api/src/platform/errors/api-error.ts'
import { drawMark } from './draw-mark.ts'
import { drawScene, type Scene, scenes } from './draw-scene.ts'

/** Paths of what is drawn for the companies of the demonstration, by a number. */
export const markPath = (number: number) => `/api/demo/company-marks/${number}.svg`
export const scenePath = (scene: Scene, number: number) => `/api/demo/company-pictures/${scene}-${number}.svg`

const maxNumber = 1_000_000

const sendDrawing = (reply: FastifyReply, drawing: string) =>
  reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(drawing)

const numberOf = (text: string): number => {
  if (!/^\d{1,6}$/.test(text) || Number(text) > maxNumber) throw new ApiError('notFound')
  return Number(text)
}

/** Marks and albums of the demonstration's companies, drawn as they are asked for: nothing of them is stored. */
export const registerCompanyPictures = (app: FastifyInstance): void => {
  app.get<{ Params: { number: string } }>('/api/demo/company-marks/:number.svg', (request, reply) =>
    sendDrawing(reply, drawMark(numberOf(request.params.number))),
  )
  app.get<{ Params: { name: string } }>('/api/demo/company-pictures/:name.svg', (request, reply) => {
    const [name, number = ''] = request.params.name.split('-')
    const scene = scenes.find((each) => each === name)
    if (!scene) throw new ApiError('notFound')
    return sendDrawing(reply, drawScene(scene, numberOf(number)))
  })
}
