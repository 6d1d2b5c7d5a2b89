import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.stream.IntStream;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * Nodes of OpenSearch on loopback, until the process is stopped. Arguments: folder, first HTTP port, first transport port, number of nodes. A
 * line "stop 2" on the input ends the second node alone, "halt" all at once with nothing closed, as a power cut would.
 */
class Start {
  public static void main(String[] arguments) throws Exception {
    var httpPort = Integer.parseInt(arguments[1]);
    var transportPort = Integer.parseInt(arguments[2]);
    var nodes = Integer.parseInt(arguments[3]);
    var addresses = IntStream.range(0, nodes).mapToObj(node -> "127.0.0.1:" + (transportPort + node)).toList();
    var runner = new OpenSearchRunner();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    runner
        .onBuild((number, settings) -> {
          settings.put("network.host", "127.0.0.1");
          settings.put("node.name", "node-" + number);
          settings.put("http.port", String.valueOf(httpPort + number - 1));
          settings.put("transport.port", String.valueOf(transportPort + number - 1));
          settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
          settings.putList("path.repo", arguments[0] + "/snapshots");
          if (nodes == 1) {
            settings.put("discovery.type", "single-node");
          } else {
            settings.putList("discovery.seed_hosts", addresses);
            // They are started one after the other, so that the first begins alone.
            settings.putList("cluster.initial_cluster_manager_nodes", "node-1");
          }
        })
        .build(
            OpenSearchRunner.newConfigs()
                .basePath(arguments[0])
                .clusterName("jobspan")
                .numOfNode(nodes)
                .useLogger());
    var input = new BufferedReader(new InputStreamReader(System.in));
    for (var line = input.readLine(); line != null; line = input.readLine()) {
      if (line.startsWith("stop ")) {
        runner.getNode(Integer.parseInt(line.substring(5).strip()) - 1).close();
      } else if (line.equals("halt")) {
        Runtime.getRuntime().halt(1);
      }
    }
    Thread.currentThread().join();
  }
}
