import { hash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * While the first one runs, the package is built; the last one has the shortest files, so that no worker waits long for
 * another at the end.
 */
const projects = ["mariadb", "package", "sqlite", "cluster", "unit"];

/** Shuffles the files within each project. A worker goes on to the next file only if that is of the same project. */
export class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const keyOf = ({ project, moduleId }: TestSpecification): string =>
      `${projects.indexOf(project.name)} ${hash("sha256", `${seed} ${moduleId}`)}`;
    return files
      .map((file) => ({ file, key: keyOf(file) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ file }) => file);
  }
}
