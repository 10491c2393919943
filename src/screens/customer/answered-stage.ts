/** Returns the stage as its customer reads it: a new request is as one with a quote once it was answered. */
export function answeredStage<Stage extends string>(stage: Stage, isAnswered: boolean): Stage | 'quoted' {
  return stage === 'new' && isAnswered ? 'quoted' : stage;
}
