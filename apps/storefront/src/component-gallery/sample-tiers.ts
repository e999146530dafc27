import { sar } from '@zayy/domain/money'

/** From 10 pieces on, with a price break: 50 pieces cost less than 47. As the API gives them. */
export const samplePieces = [
  { from: 10, to: 19, price: sar(55) },
  { from: 20, to: 49, price: sar(50) },
  { from: 50, to: 1000, price: sar(45) },
]
